import { type ChildProcess, spawn } from 'node:child_process';

const runningProcesses = new Set<ChildProcess>();

export interface CommandResult {
  ok: boolean;
  /** Standard output and error of the command combined; empty if the output was shown live. */
  output: string;
}

/**
 * Runs Node with these arguments, without standard input.
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
    });
    runningProcesses.add(child);
    let output = '';
    const keep = (text: string) => (output += text);
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => keep(error.message));
    child.once('close', (code) => {
      runningProcesses.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}

/** Stops running commands when this process receives SIGINT or SIGTERM. */
export function stopCommandsOnExit(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const child of runningProcesses) child.kill('SIGTERM');
      process.exit(1);
    });
  }
}
