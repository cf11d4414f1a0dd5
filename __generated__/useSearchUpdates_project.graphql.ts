/**
 * @generated SignedSource<<dca271f0462b5dd51b73c95cf6808c99>>
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
    readonly version: string;
  };
  readonly id: string;
  readonly version: string;
  readonly " $fragmentType": "useSearchUpdates_project";
};
export type useSearchUpdates_project$key = {
  readonly " $data"?: useSearchUpdates_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSearchUpdates_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
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
    (v0/*:: as any*/),
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
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "4aa6a9ca7b276567e090dc447cbd36b0";

export default node;
