import type { components } from "../api.gen";
import type { EditionInfo } from "../wire";
import { client, outcome } from "./client";

export type OptionInfo = components["schemas"]["OptionInfo"];
export type Rulebook = components["schemas"]["Rulebook"];

export const getEditions = () => outcome<EditionInfo[]>(client.GET("/api/editions"));

export const getOptions = () => outcome<OptionInfo[]>(client.GET("/api/options"));

/** The rules of an edition with house rules; the problem says which of those make no sense,
 * or make none for so many seats. */
export const getRules = (
  key: string,
  houseRules: Readonly<Record<string, unknown>>,
  seats?: number,
) =>
  outcome<Rulebook>(
    client.GET("/api/editions/{key}/rules", {
      params: { path: { key }, query: { house_rules: JSON.stringify(houseRules), seats } },
    }),
  );
