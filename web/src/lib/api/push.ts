import type { components } from "../api.gen";
import { type Body, client, outcome } from "./client";

/** The key by which this browser lets the server push to it; null where it does not push. */
export const getPushKey = () => outcome<{ key: string | null }>(client.GET("/api/push"));

/** Has the server push to this browser when it is somebody's turn and nobody looks. */
export const subscribe = (body: Body<"Subscribe">) =>
  outcome<unknown>(
    client.PUT("/api/push", { body: body as components["schemas"]["Subscribe"], parseAs: "text" }),
  );

export const unsubscribe = (endpoint: string) =>
  outcome<unknown>(client.DELETE("/api/push", { body: { endpoint }, parseAs: "text" }));
