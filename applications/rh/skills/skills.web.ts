import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { skillsElement, skillsPath } from './skills-place.model.ts'

export const skillsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** Skills, with their texts, which no other page of the staff waits for. */
export const skillsWeb: WebRoom = {
  labels: [rhTexts, skillsLabels],
  pages: [
    {
      path: skillsPath,
      layout: 'content',
      title: 'rh.skill.title',
      element: skillsElement,
      load: async () => (await import('./web/skills-page.tsx')).SkillsPage,
    },
  ],
}
