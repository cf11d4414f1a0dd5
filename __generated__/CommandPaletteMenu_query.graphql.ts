/**
 * @generated SignedSource<<8ff9ea34b6605a41ac25f05839f9f046>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommandPaletteMenu_query$data = {
  readonly projects: {
    readonly nodes: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "CommandPaletteMenu_query";
};
export type CommandPaletteMenu_query$key = {
  readonly " $data"?: CommandPaletteMenu_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommandPaletteMenu_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommandPaletteMenu_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "ProjectConnection",
      "kind": "LinkedField",
      "name": "projects",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "projects(first:50)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ae2b62e8da904aa692758717dc4f601f";

export default node;
