/** What a person had typed in a form that he left. */
export type Draft = { values: Record<string, unknown>; savedAt: string }

export type DraftStore = {
  read(key: string): Promise<Draft | null>
  write(key: string, draft: Draft): Promise<void>
  remove(key: string): Promise<void>
}

const named = (key: string) => `draft.${key}`

/** Keeps drafts in the tab: they outlive a reload, not a logout. */
export const draftsInTab: DraftStore = {
  read: async key => JSON.parse(sessionStorage.getItem(named(key)) ?? 'null'),
  write: async (key, draft) => sessionStorage.setItem(named(key), JSON.stringify(draft)),
  remove: async key => sessionStorage.removeItem(named(key)),
}

let store = draftsInTab

export const drafts = (): DraftStore => store

/** The platform keeps drafts on the server instead, so that they outlive a lost session. */
export const keepDraftsIn = (other: DraftStore) => {
  store = other
}
