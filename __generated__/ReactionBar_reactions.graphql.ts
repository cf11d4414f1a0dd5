/**
 * @generated SignedSource<<79c50635d8f921f523ad4e2d6b18b34b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReactionContent = "CONFUSED" | "EYES" | "HEART" | "HOORAY" | "LAUGH" | "ROCKET" | "THUMBS_DOWN" | "THUMBS_UP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReactionBar_reactions$data = ReadonlyArray<{
  readonly content: ReactionContent;
  readonly count: number;
  readonly users: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly viewerHasReacted: boolean;
  readonly " $fragmentType": "ReactionBar_reactions";
}>;
export type ReactionBar_reactions$key = ReadonlyArray<{
  readonly " $data"?: ReactionBar_reactions$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReactionBar_reactions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReactionBar_reactions",
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

(node as any).hash = "c7416c16f5c5dc90d9fa313b4e490a4b";

export default node;
