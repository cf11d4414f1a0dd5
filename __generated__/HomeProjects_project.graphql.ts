/**
 * @generated SignedSource<<8f2215ecb69b270928be767f5d1ac1d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeProjects_project$data = {
  readonly description: string | null | undefined;
  readonly issueCount: number;
  readonly key: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"IssueTrendChart_project" | "OpenIssueCount_project">;
  readonly " $fragmentType": "HomeProjects_project";
};
export type HomeProjects_project$key = {
  readonly " $data"?: HomeProjects_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeProjects_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeProjects_project",
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

(node as any).hash = "103cee8b9c62b5cdd284ffc40c8e20ff";

export default node;
