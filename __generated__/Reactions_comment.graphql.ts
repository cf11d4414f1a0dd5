/**
 * @generated SignedSource<<0eda14f331ed46f8b686a8106cb91664>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Reactions_comment$data = {
  readonly id: string;
  readonly issue: {
    readonly key: string;
  };
  readonly reactions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Reactions_reactions">;
  }>;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentType": "Reactions_comment";
};
export type Reactions_comment$key = {
  readonly " $data"?: Reactions_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"Reactions_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Reactions_comment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "issue",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Reaction",
      "kind": "LinkedField",
      "name": "reactions",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Reactions_reactions"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "2ba8eecaf77c65b1c98262ddd6fb4c8e";

export default node;
