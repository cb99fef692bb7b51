import { languageOfLink } from '#kernel/web/language-of-link.ts'

export const { speakAsLink, speakAsChosen } = languageOfLink('language-of-piece')
