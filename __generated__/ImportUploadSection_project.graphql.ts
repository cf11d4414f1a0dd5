/**
 * @generated SignedSource<<37f4a8fdc663ed0032e753ef1cbf2b75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportUploadSection_project$data = {
  readonly id: string;
  readonly importFormats: ReadonlyArray<{
    readonly exportHint: string;
    readonly system: string;
    readonly title: string;
  }>;
  readonly key: string;
  readonly name: string;
  readonly " $fragmentType": "ImportUploadSection_project";
};
export type ImportUploadSection_project$key = {
  readonly " $data"?: ImportUploadSection_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportUploadSection_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportUploadSection_project",
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
      "concreteType": "ImportFormat",
      "kind": "LinkedField",
      "name": "importFormats",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "system",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exportHint",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "159c1be3832a134193ede507834a8a39";

export default node;
