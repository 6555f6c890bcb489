import { useQuery } from "@tanstack/react-query";
import { meQuery } from "../api/access";
import type { Me } from "../api/types";

/** useMe is who the server takes this browser for, once that is known. */
export function useMe(): Me | undefined {
  return useQuery(meQuery).data;
}
