/**
 * @generated SignedSource<<a119c42e03274fa952772dab6890f585>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectCard_project$data = {
  readonly description: string | null | undefined;
  readonly issueCount: number;
  readonly key: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"IssueTrendChart_project" | "OpenIssueCount_project">;
  readonly " $fragmentType": "ProjectCard_project";
};
export type ProjectCard_project$key = {
  readonly " $data"?: ProjectCard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectCard_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectCard_project",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issueCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenIssueCount_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueTrendChart_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "67afe0fbea9b5c9d53b2ed73032b887a";

export default node;
