/**
 * @generated SignedSource<<8eac7faabc622f2553246a9153ab3245>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriageQueueView_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"TriageIssueBar_project" | "TriagePane_project">;
  readonly " $fragmentType": "TriageQueueView_project";
};
export type TriageQueueView_project$key = {
  readonly " $data"?: TriageQueueView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageQueueView_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriageQueueView_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TriageIssueBar_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TriagePane_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "bd1b5b4513d503e1fcf570f404eed474";

export default node;
