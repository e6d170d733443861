import type { components } from "../api.gen";
import { type Body, client, outcome, tableOf } from "./client";

/** Says something to those who may hear it. */
export const say = (table: string, body: Body<"Say">) =>
  outcome<unknown>(
    client.POST("/api/tables/{table_id}/chat", {
      ...tableOf(table),
      body: body as components["schemas"]["Say"],
      parseAs: "text",
    }),
  );
