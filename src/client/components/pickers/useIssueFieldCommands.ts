import { useCommands } from '../../ui/commands/dispatch';
import { ISSUE_FIELD_COMMANDS, ISSUE_FIELDS_WITH_COMMANDS, type IssueFieldWithCommand } from './fields';

/**
 * Provides the commands that open the pickers of issue fields while mounted.
 *
 * @param getSubject key of the issue, or a description of the issues
 * @param isAvailable whether an issue is on screen or focused whose field can be edited
 * @param open opens the picker of a field; returns false if no issue with this field is on screen or focused
 */
export function useIssueFieldCommands(
  getSubject: () => string | undefined,
  isAvailable: (field: IssueFieldWithCommand) => boolean,
  open: (field: IssueFieldWithCommand, event: KeyboardEvent) => boolean | void,
): void {
  useCommands(
    Object.fromEntries(
      ISSUE_FIELDS_WITH_COMMANDS.map((field) => [
        ISSUE_FIELD_COMMANDS[field],
        {
          getSubject,
          isAvailable: () => isAvailable(field),
          run: (event: KeyboardEvent) => open(field, event),
        },
      ]),
    ),
  );
}
