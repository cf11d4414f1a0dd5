/**
 * @generated SignedSource<<0f4ddb2163a8fa930e87775cf3ff21ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StateCategory = "ACTIVE" | "BACKLOG" | "DONE" | "DROPPED" | "TRIAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkflowStateIcon_state$data = {
  readonly category: StateCategory;
  readonly name: string;
  readonly " $fragmentType": "WorkflowStateIcon_state";
};
export type WorkflowStateIcon_state$key = {
  readonly " $data"?: WorkflowStateIcon_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkflowStateIcon_state",
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
      "name": "category",
      "storageKey": null
    }
  ],
  "type": "WorkflowState",
  "abstractKey": null
};

(node as any).hash = "b2a02ab0d697226d953fb4f4b8365a1b";

export default node;
