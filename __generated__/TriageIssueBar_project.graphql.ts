/**
 * @generated SignedSource<<b42f8beb597ef72154fad175484cb7fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriageIssueBar_project$data = {
  readonly key: string;
  readonly name: string;
  readonly " $fragmentType": "TriageIssueBar_project";
};
export type TriageIssueBar_project$key = {
  readonly " $data"?: TriageIssueBar_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageIssueBar_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriageIssueBar_project",
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
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "7439f73f7d022b1b41e1623e32b9ec0b";

export default node;
