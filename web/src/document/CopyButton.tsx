import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { readDocument, save } from "../api/documents";
import { sentenceOf } from "../api/problem";
import { documentsQuery, keys } from "../api/queries";
import { Button } from "../ui/Button";
import { copied } from "./copied";

interface Props {
  kind: string;
  id: string;
  title: string;
}

/** CopyButton makes a document of one's own out of another, and leads to it. */
export function CopyButton({ kind, id, title }: Props) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const all = useQuery(documentsQuery);
  const copying = useMutation({
    mutationFn: async () => {
      const { text } = await readDocument(kind, id);
      const copy = copied(text, id, all.data?.map((each) => each.id) ?? []);
      return (await save(kind, copy.id, copy.text)).document;
    },
    onSuccess: async (copy) => {
      void queries.invalidateQueries({ queryKey: keys.documents });
      await navigate(`/documents/${kind}/${copy.id}`);
    },
  });
  return (
    <span className="flex items-center gap-2">
      {copying.isError && (
        <span role="alert" className="text-sm">
          {sentenceOf(copying.error)}
        </span>
      )}
      <Button
        look="plain"
        aria-label={`Make a copy of ${title}`}
        aria-disabled={copying.isPending}
        onClick={() => !copying.isPending && copying.mutate()}
      >
        {copying.isPending ? "Copying…" : "Make a copy"}
      </Button>
    </span>
  );
}
