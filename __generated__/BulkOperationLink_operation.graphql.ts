/**
 * @generated SignedSource<<a83f41098e4d0b17eb8c9ccd981afd57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkOperationLink_operation$data = {
  readonly number: number;
  readonly project: {
    readonly key: string;
  };
  readonly " $fragmentType": "BulkOperationLink_operation";
};
export type BulkOperationLink_operation$key = {
  readonly " $data"?: BulkOperationLink_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationLink_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkOperationLink_operation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
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
    }
  ],
  "type": "BulkOperation",
  "abstractKey": null
};

(node as any).hash = "84f99760c3de45e63e592b8de018f895";

export default node;
