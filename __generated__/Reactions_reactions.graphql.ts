/**
 * @generated SignedSource<<8db467416f19a7dd1774755181c1835d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReactionContent = "CONFUSED" | "EYES" | "HEART" | "HOORAY" | "LAUGH" | "ROCKET" | "THUMBS_DOWN" | "THUMBS_UP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Reactions_reactions$data = ReadonlyArray<{
  readonly content: ReactionContent;
  readonly count: number;
  readonly users: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly viewerHasReacted: boolean;
  readonly " $fragmentType": "Reactions_reactions";
}>;
export type Reactions_reactions$key = ReadonlyArray<{
  readonly " $data"?: Reactions_reactions$data;
  readonly " $fragmentSpreads": FragmentRefs<"Reactions_reactions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Reactions_reactions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasReacted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "users",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Reaction",
  "abstractKey": null
};

(node as any).hash = "ffbe4dd9e5c50431df574b03e2b0d1af";

export default node;
