/** Titles as French law writes them on a document, whatever the language of who looks at it. */
const titles: Readonly<Record<string, string>> = { mr: 'M.', mrs: 'Mme' }

export const titleInFrench = (title: string | null) => titles[title ?? ''] ?? null
