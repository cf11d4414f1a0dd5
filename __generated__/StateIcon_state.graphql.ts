/**
 * @generated SignedSource<<dad1cca26d3567d8ef6190284a7319f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StateCategory = "ACTIVE" | "BACKLOG" | "DONE" | "DROPPED" | "TRIAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StateIcon_state$data = {
  readonly category: StateCategory;
  readonly name: string;
  readonly " $fragmentType": "StateIcon_state";
};
export type StateIcon_state$key = {
  readonly " $data"?: StateIcon_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"StateIcon_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StateIcon_state",
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

(node as any).hash = "d257fb6ffb5281bda2b31c3f6f8d188b";

export default node;
