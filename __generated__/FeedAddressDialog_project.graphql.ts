/**
 * @generated SignedSource<<64de09ad40dd56b3f745c14189b8f3ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedAddressDialog_project$data = {
  readonly view: {
    readonly feedPath: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "FeedAddressDialog_project";
};
export type FeedAddressDialog_project$key = {
  readonly " $data"?: FeedAddressDialog_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedAddressDialog_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "slug"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedAddressDialog_project",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "slug",
          "variableName": "slug"
        }
      ],
      "concreteType": "SavedView",
      "kind": "LinkedField",
      "name": "view",
      "plural": false,
      "selections": [
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
          "name": "feedPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "78be1c3205f5f8af8fe7b53e9ad1e6c3";

export default node;
