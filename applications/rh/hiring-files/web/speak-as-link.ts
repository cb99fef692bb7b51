import { languageOfLink } from '#kernel/web/language-of-link.ts'

export const { speakAsLink } = languageOfLink('language-of-hiring')
