import { useT } from '../i18n.ts'

export type Suggestion = { value: string; label: string; detail?: string }

/** What every choice by typing has in common: its words, and that a suggestion is known by its value. */
export function useSuggestions() {
  const t = useT()
  return {
    loadingText: t('state.loading'),
    noOptionsText: t('kernel.form.no-suggestion'),
    openText: t('kernel.form.open'),
    closeText: t('verb.close'),
    clearText: t('kernel.form.clear'),
    isOptionEqualToValue: (option: Suggestion, present: Suggestion) => option.value === present.value,
    getOptionKey: (option: Suggestion) => option.value,
  }
}

/** Suggestions that the server found are shown as they come. */
export const asTheyCome = (all: Suggestion[]) => all
