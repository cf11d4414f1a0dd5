/**
 * @generated SignedSource<<c948cc02783f62f2f60840c74c9b4bbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueSearchPicker_issues$data = ReadonlyArray<{
  readonly id: string;
  readonly key: string;
  readonly number: number;
  readonly parent: {
    readonly id: string;
  } | null | undefined;
  readonly state: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkflowStateIcon_state">;
  };
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"IssueReference_issue">;
  readonly " $fragmentType": "IssueSearchPicker_issues";
}>;
export type IssueSearchPicker_issues$key = ReadonlyArray<{
  readonly " $data"?: IssueSearchPicker_issues$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueSearchPicker_issues">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "IssueSearchPicker_issues",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "WorkflowStateIcon_state"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueReference_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
})();

(node as any).hash = "76e8d058a48bcd44763d92a813e99df6";

export default node;
