import Box from '@mui/material/Box'
import { useColorScheme } from '@mui/material/styles'
import { languages } from '#kernel/shared/names.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Specimen } from '#kernel/web/kit/specimen.tsx'
import { accents, changeLayout, directions, layoutPreference } from '#kernel/web/layout-options.ts'
import { nameOfLanguage } from '#platform/identity/language-name.model.ts'
import { changeLanguage } from './frame/change-language.ts'
import { ChoiceGroup } from './frame/choice-group.tsx'
import { turnPage } from './frame/turn-page.ts'

const modes = ['light', 'dark', 'system'] as const

/** Every piece of the kit in its states, under each look, direction and language: for developers, after a change. */
export function TemplatePage() {
  const t = useT()
  const language = useLanguage()
  const { accent, direction } = layoutPreference.use()
  const { mode, setMode } = useColorScheme()
  const named = <Value extends string>(option: string, values: readonly Value[]) =>
    values.map(value => ({ value, label: t(`shell.appearance.${option}.${value}`) }))
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
          p: { xs: 2, sm: 3 },
          paddingBlockEnd: { xs: 0, sm: 0 },
        }}
      >
        <ChoiceGroup
          legend={t('shell.appearance.mode')}
          value={mode ?? 'light'}
          choices={named('mode', modes)}
          onChoose={setMode}
        />
        <ChoiceGroup
          legend={t('field.color')}
          value={accent}
          choices={named('accent', accents)}
          onChoose={chosen => changeLayout({ accent: chosen })}
          columns={2}
        />
        <ChoiceGroup
          legend={t('shell.appearance.direction')}
          value={direction}
          choices={named('direction', directions)}
          onChoose={turnPage}
        />
        <ChoiceGroup
          legend={t('field.language')}
          value={language}
          choices={languages.map(value => ({ value, label: nameOfLanguage(value) }))}
          onChoose={changeLanguage}
          columns={2}
        />
      </Box>
      <Specimen />
    </>
  )
}
