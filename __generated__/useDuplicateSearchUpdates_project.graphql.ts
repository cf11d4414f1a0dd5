/**
 * @generated SignedSource<<2619554dee177e25ed07258b2368b9e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DuplicateSearchState = "CANCELED" | "DONE" | "RUNNING" | "UNAVAILABLE" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useDuplicateSearchUpdates_project$data = {
  readonly duplicateSearch: {
    readonly endedAt: string | null | undefined;
    readonly state: DuplicateSearchState;
    readonly version: string;
  };
  readonly id: string;
  readonly version: string;
  readonly " $fragmentType": "useDuplicateSearchUpdates_project";
};
export type useDuplicateSearchUpdates_project$key = {
  readonly " $data"?: useDuplicateSearchUpdates_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDuplicateSearchUpdates_project">;
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
  "name": "useDuplicateSearchUpdates_project",
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

(node as any).hash = "069908d7a40afd15fdda874c354ffd6b";

export default node;
