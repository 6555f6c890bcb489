import { Branching } from "./Branching";
import { Choosing } from "./Choosing";
import { Describing } from "./Describing";
import { Identifying } from "./Identifying";
import { Labelling } from "./Labelling";
import { Memory } from "./Memory";
import { Sequencing } from "./Sequencing";
import { Tracing } from "./Tracing";
import type { Table } from "./table";

/** Task is the mechanic that is being played. */
export function Task({ table }: { table: Table }) {
  switch (table.mechanic.type) {
    case "drag_drop":
    case "hierarchical":
      return <Labelling table={table} />;
    case "click_to_identify":
      return <Identifying table={table} />;
    case "trace_path":
      return <Tracing table={table} />;
    case "description_matching":
      return <Describing table={table} />;
    case "compare_contrast":
      return <Choosing table={table} deed="set" />;
    case "sorting_categories":
      return <Choosing table={table} deed="assign" />;
    case "sequencing":
      return <Sequencing table={table} />;
    case "memory_match":
      return <Memory table={table} />;
    case "branching_scenario":
      return <Branching table={table} />;
    default:
      return (
        <p>This page does not know this task. Reload it: the browser may hold an older page than the server has.</p>
      );
  }
}
