import { createTestProjectContext } from '../project/createTestProjectContext';
import { buildMainDemoProject, DEMO_SIDE_PROJECTS } from '../project/projects';
import { RandomGenerator } from '../project/RandomGenerator';
import { randomDemoTextNumbers, randomDemoIssueSubject } from '../project/DemoIssueSubject';
import { DemoTextGenerator } from './DemoTextGenerator';

const allAreas = [buildMainDemoProject('NET', 10), ...DEMO_SIDE_PROJECTS].flatMap(({ areas }) => areas);

const createTestDemoTextGenerator = () => {
  const random = new RandomGenerator(3);
  const { areas } = createTestProjectContext(10);
  return new DemoTextGenerator(
    {
      subject: { ...randomDemoIssueSubject(areas, random), numbers: randomDemoTextNumbers(random) },
      system: { platform: 'linux', key: 'debian-12', name: 'Debian 12', since: 2023 },
      version: '19.1.0',
      goodVersion: '18.3.2',
      projectKey: 'NET',
      number: 5,
    },
    random,
  );
};

it.each(allAreas.map((area) => [area.key, area] as const))(
  'the templates of the area %s can be rendered',
  (_, area) => {
    const texts = createTestDemoTextGenerator();
    const templates = [
      area.failures,
      area.triggers,
      area.wishes,
      area.steps,
      area.logs,
      area.settings,
    ].flat();
    for (const template of templates) {
      expect(texts.renderTemplate(template)).not.toMatch(/\$|\||undefined| {2}/);
      expect(texts.renderTemplateWithNewNumbers(template)).not.toBe('');
    }
  },
);

it('all areas have different keys', () => {
  const keys = allAreas.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
