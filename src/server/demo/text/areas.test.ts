import { testContext } from '../project/testContext';
import { Random } from '../project/Random';
import { drawNumbers, drawSubject } from '../project/Subject';
import { TextGenerator } from './TextGenerator';
import { GRAPHICS, INSTALLER, NETWORK, STORAGE } from '../areas';

const createGenerator = () => {
  const random = new Random(3);
  const { areas } = testContext(10);
  return new TextGenerator(
    {
      subject: { ...drawSubject(areas, random), numbers: drawNumbers(random) },
      system: { platform: 'linux', key: 'debian-12', name: 'Debian 12', since: 2023 },
      version: '19.1.0',
      goodVersion: '18.3.2',
      projectKey: 'NET',
      number: 5,
    },
    random,
  );
};

it.each([...NETWORK, ...STORAGE, ...GRAPHICS, ...INSTALLER].map((area) => [area.key, area] as const))(
  'the templates of the area %s can be rendered',
  (_, area) => {
    const texts = createGenerator();
    const templates = [
      area.failures,
      area.triggers,
      area.wishes,
      area.steps,
      area.logs,
      area.settings,
    ].flat();
    for (const template of templates) {
      expect(texts.render(template)).not.toMatch(/\$|\||undefined| {2}/);
      expect(texts.renderWithOtherNumbers(template)).not.toBe('');
    }
  },
);

it('all areas have different keys', () => {
  const keys = [...NETWORK, ...STORAGE, ...GRAPHICS, ...INSTALLER].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
