import { createTestProjectContext } from '../project/createTestProjectContext';
import { Random } from '../project/Random';
import { randomTemplateNumbers, randomSubjectMatter } from '../project/IssueSubjectMatter';
import { TextGenerator } from './TextGenerator';
import {
  GRAPHICS_PRODUCT_AREAS,
  INSTALLER_PRODUCT_AREAS,
  NETWORK_PRODUCT_AREAS,
  STORAGE_PRODUCT_AREAS,
} from '../areas';

const createTextGenerator = () => {
  const random = new Random(3);
  const { areas } = createTestProjectContext(10);
  return new TextGenerator(
    {
      subject: { ...randomSubjectMatter(areas, random), numbers: randomTemplateNumbers(random) },
      system: { platform: 'linux', key: 'debian-12', name: 'Debian 12', since: 2023 },
      version: '19.1.0',
      goodVersion: '18.3.2',
      projectKey: 'NET',
      number: 5,
    },
    random,
  );
};

it.each(
  [
    ...NETWORK_PRODUCT_AREAS,
    ...STORAGE_PRODUCT_AREAS,
    ...GRAPHICS_PRODUCT_AREAS,
    ...INSTALLER_PRODUCT_AREAS,
  ].map((area) => [area.key, area] as const),
)('the templates of the area %s can be rendered', (_, area) => {
  const texts = createTextGenerator();
  const templates = [area.failures, area.triggers, area.wishes, area.steps, area.logs, area.settings].flat();
  for (const template of templates) {
    expect(texts.render(template)).not.toMatch(/\$|\||undefined| {2}/);
    expect(texts.renderWithOtherNumbers(template)).not.toBe('');
  }
});

it('all areas have different keys', () => {
  const keys = [
    ...NETWORK_PRODUCT_AREAS,
    ...STORAGE_PRODUCT_AREAS,
    ...GRAPHICS_PRODUCT_AREAS,
    ...INSTALLER_PRODUCT_AREAS,
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
