/**
 * @generated SignedSource<<43c0293be9fc448a7eb30bc58722d22b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DuplicateSearchState = "CANCELED" | "DONE" | "RUNNING" | "UNAVAILABLE" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useSearchUpdates_project$data = {
  readonly duplicateSearch: {
    readonly endedAt: string | null | undefined;
    readonly state: DuplicateSearchState;
  };
  readonly id: string;
  readonly " $fragmentType": "useSearchUpdates_project";
};
export type useSearchUpdates_project$key = {
  readonly " $data"?: useSearchUpdates_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSearchUpdates_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSearchUpdates_project",
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
      "concreteType": "DuplicateSearchStatus",
      "kind": "LinkedField",
      "name": "duplicateSearch",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "b402020e184d2991b5918412242d95d2";

export default node;
