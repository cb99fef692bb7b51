import type { Language } from '#kernel/shared/names.ts'

type Welcome = {
  title: string
  lines: readonly string[]
  languagesLabel: string
  languages: readonly { name: Language; isPresent: boolean; choose: () => void }[]
}

const endonyms: Record<Language, string> = { fr: 'Français', en: 'English', es: 'Español', ar: 'العربية' }

export function drawWelcome(root: HTMLElement, { title, lines, languagesLabel, languages }: Welcome) {
  const article = made('article', [made('h1', title), ...lines.map(line => made('p', line))])
  const nav = made('nav', languages.map(languageButton))
  nav.setAttribute('aria-label', languagesLabel)
  root.replaceChildren(made('main', [article, nav]))
}

function languageButton({ name, isPresent, choose }: Welcome['languages'][number]) {
  const button = made('button', endonyms[name])
  button.type = 'button'
  button.lang = name
  button.setAttribute('aria-pressed', String(isPresent))
  button.addEventListener('click', choose)
  return button
}

function made<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, content: string | readonly Node[]) {
  const element = document.createElement(tag)
  if (typeof content === 'string') element.textContent = content
  else element.append(...content)
  return element
}
