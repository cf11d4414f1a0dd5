/**
 * @generated SignedSource<<d116347dedbbcfd269e76581aa0a9718>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StateCategory = "ACTIVE" | "BACKLOG" | "DONE" | "DROPPED" | "TRIAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DueDate_issue$data = {
  readonly dueOn: string | null | undefined;
  readonly state: {
    readonly category: StateCategory;
  };
  readonly " $fragmentType": "DueDate_issue";
};
export type DueDate_issue$key = {
  readonly " $data"?: DueDate_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueDate_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueDate_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowState",
      "kind": "LinkedField",
      "name": "state",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "90964e612c510a96eb4043768bb43a3a";

export default node;
