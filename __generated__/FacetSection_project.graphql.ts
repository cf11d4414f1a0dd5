/**
 * @generated SignedSource<<d7a639891362fae1a8cd165f2499cb5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FacetSection_project$data = {
  readonly workflow: {
    readonly states: ReadonlyArray<{
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"FacetIcon_state">;
    }>;
  };
  readonly " $fragmentType": "FacetSection_project";
};
export type FacetSection_project$key = {
  readonly " $data"?: FacetSection_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetSection_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacetSection_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Workflow",
      "kind": "LinkedField",
      "name": "workflow",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkflowState",
          "kind": "LinkedField",
          "name": "states",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FacetIcon_state"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "ef75236b5f6005d35902e7c43276084e";

export default node;
