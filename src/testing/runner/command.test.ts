import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitUntil } from '../waitUntil';

/** A command that starts another process, prints its id and never ends, as jest does with a server. */
const PROCESS_SPAWNING_SCRIPT = `
  const { spawn } = require('node:child_process');
  const nested = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  console.log('started ' + nested.pid);
  setInterval(() => undefined, 1000);`;

const COMMAND_RUNNER_SCRIPT = `
  const { runNodeCommand, stopCommandsOnSignal } = require('./src/testing/runner/command');
  stopCommandsOnSignal();
  void runNodeCommand(['-e', ${JSON.stringify(PROCESS_SPAWNING_SCRIPT)}], { live: true });`;

function isProcessRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('SIGTERM of the test runner also stops the processes that its commands have started', async () => {
  const runner = spawn(process.execPath, ['-r', './src/testing/register.js', '-e', COMMAND_RUNNER_SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  runner.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await waitUntil(() => /started \d+\n/.test(output));
  const pid = Number(/\d+/.exec(output)![0]);
  expect(isProcessRunning(pid)).toBe(true);
  runner.kill('SIGTERM');
  await once(runner, 'exit');
  await waitUntil(() => !isProcessRunning(pid));
});
