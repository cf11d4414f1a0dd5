/**
 * @generated SignedSource<<9589e26784b779e42c9e5c700745d290>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type HomeProjects_firstPage$data = {
  readonly home: Result<{
    readonly projects: {
      readonly totalCount: number;
    };
  }, unknown>;
  readonly " $fragmentType": "HomeProjects_firstPage";
};
export type HomeProjects_firstPage$key = {
  readonly " $data"?: HomeProjects_firstPage$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeProjects_firstPage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeProjects_firstPage",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Home",
        "kind": "LinkedField",
        "name": "home",
        "plural": false,
        "selections": [
          {
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": [
                {
                  "kind": "Variable",
                  "name": "after",
                  "variableName": "cursor"
                },
                {
                  "kind": "Variable",
                  "name": "first",
                  "variableName": "count"
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
                  "kind": "ScalarField",
                  "name": "totalCount",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "65450f2d464f651b5d0a76310194bf55";

export default node;
