import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

const runningChildProcesses = new Set<ChildProcess>();
let areCommandsStopping = false;

/** Time that commands have to exit after SIGTERM before they are killed, in milliseconds. */
const COMMAND_STOP_TIMEOUT_MS = 5_000;
const COMMAND_STOP_POLL_INTERVAL_MS = 50;

export interface CommandResult {
  ok: boolean;
  /** Standard output and error of the command combined; empty if the output was shown live. */
  output: string;
}

/**
 * Runs Node with these arguments, without standard input, as the leader of a new process group: the group
 * contains all processes that the command starts, so that they can be stopped together.
 * @param options.live shows the output immediately instead of returning it
 */
export function runNodeCommand(
  args: readonly string[],
  { live = false, env = {} }: { live?: boolean; env?: Record<string, string> } = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
      detached: true,
    });
    runningChildProcesses.add(child);
    let output = '';
    const keep = (text: string) => (output += text);
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => keep(error.message));
    child.once('close', (code) => {
      runningChildProcesses.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}

/** Whether the test runner has received a signal to stop. It then starts no further commands. */
export const isTestRunStopping = (): boolean => areCommandsStopping;

/**
 * Stops running commands, with the servers and browsers that they have started, when this process receives
 * SIGHUP, SIGINT or SIGTERM. The commands do not get a terminal's signals themselves, because they are in other
 * process groups.
 */
export function stopCommandsOnSignal(): void {
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopRunningCommands());
  }
}

async function stopRunningCommands(): Promise<void> {
  areCommandsStopping = true;
  const groups = [...runningChildProcesses].flatMap(({ pid }) => pid ?? []);
  for (const group of groups) signalProcessGroup(group, 'SIGTERM');
  const deadline = performance.now() + COMMAND_STOP_TIMEOUT_MS;
  while (groups.some((group) => signalProcessGroup(group, 0)) && performance.now() < deadline) {
    await setTimeout(COMMAND_STOP_POLL_INTERVAL_MS);
  }
  for (const group of groups) signalProcessGroup(group, 'SIGKILL');
}

/**
 * Sends a signal to all processes of a group. Returns false if the group has no processes.
 * @param signal 0 sends no signal and only checks whether the group has processes
 */
function signalProcessGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
