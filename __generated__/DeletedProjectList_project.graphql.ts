/**
 * @generated SignedSource<<5eb14af80cc6eb6f7047c55a35056d78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletedProjectList_project$data = {
  readonly deletedAt: string;
  readonly deletedBy: {
    readonly login: string;
  } | null | undefined;
  readonly id: string;
  readonly issueCount: number;
  readonly key: string;
  readonly name: string;
  readonly removedAt: string;
  readonly " $fragmentType": "DeletedProjectList_project";
};
export type DeletedProjectList_project$key = {
  readonly " $data"?: DeletedProjectList_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedProjectList_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletedProjectList_project",
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
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issueCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "deletedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "login",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DeletedProject",
  "abstractKey": null
};

(node as any).hash = "020244343b7f8dad7b596eada173d00e";

export default node;
