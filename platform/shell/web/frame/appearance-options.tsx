import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { type Theme, useColorScheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import {
  accents,
  barTypes,
  changeLayout,
  contentWidths,
  directions,
  type LayoutOptions,
  layoutPreference,
  menuLayouts,
  shownSkin,
  skins,
} from '#kernel/web/layout-options.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { movements, partsOf, transitionOf } from './transition-parts.ts'
import { AccentPicture, FramePicture, ModePicture } from './layout-pictures.tsx'
import { turnPage } from './turn-page.ts'

const modes = ['light', 'dark', 'system'] as const

/** Every option of the layout: the look, the page, its bars, the menu. */
export function AppearanceOptions() {
  const t = useT()
  const layout = layoutPreference.use()
  const { mode, setMode } = useColorScheme()
  const isLarge = useMediaQuery<Theme>(theme => theme.breakpoints.up('lg'), { noSsr: true })
  const [movement, isReversed] = partsOf(layout.transition)
  const isHorizontal = layout.menu === 'horizontal'

  const choicesOf = <Value extends string>(option: string, values: readonly Value[]) =>
    values.map(value => ({ value, label: t(`shell.appearance.${option}.${value}`) }))
  const chosen = <Option extends keyof LayoutOptions>(option: Option) => ({
    value: layout[option],
    onChoose: (value: LayoutOptions[Option]) => changeLayout({ [option]: value }),
  })

  return (
    <Box sx={{ display: 'grid', gap: 3, px: 2.5, py: 2.5 }}>
      <Part title={t('shell.appearance.look')}>
        <ChoiceGroup
          legend={t('shell.appearance.mode')}
          value={mode ?? 'light'}
          choices={choicesOf('mode', modes).map(choice => ({
            ...choice,
            picture: <ModePicture mode={choice.value} />,
          }))}
          onChoose={setMode}
        />
        <ChoiceGroup
          legend={t('field.color')}
          {...chosen('accent')}
          choices={choicesOf('accent', accents).map(choice => ({
            ...choice,
            picture: <AccentPicture accent={choice.value} />,
          }))}
        />
        <ChoiceGroup
          legend={t('shell.appearance.skin')}
          {...chosen('skin')}
          value={shownSkin(layout)}
          choices={choicesOf('skin', skins).map(choice => ({
            ...choice,
            picture: <FramePicture skin={choice.value} />,
            isDisabled: choice.value === 'semi-dark' && isHorizontal,
          }))}
          help={isHorizontal ? t('shell.appearance.skin.help') : undefined}
        />
      </Part>
      <Part title={t('shell.appearance.menu')}>
        <ChoiceGroup
          legend={t('shell.appearance.menu.layout')}
          {...chosen('menu')}
          choices={choicesOf('menu', menuLayouts).map(choice => ({
            ...choice,
            picture: <FramePicture menu={choice.value} />,
          }))}
          help={isLarge ? undefined : t('shell.appearance.menu.help')}
        />
        <Toggle
          label={t('shell.appearance.menu.collapsed')}
          isOn={layout.menuCollapsed}
          isDisabled={isHorizontal || layout.menuHidden}
          onToggle={menuCollapsed => changeLayout({ menuCollapsed })}
        />
        <Toggle
          label={t('shell.appearance.menu.hidden')}
          isOn={layout.menuHidden}
          onToggle={menuHidden => changeLayout({ menuHidden })}
        />
      </Part>
      <Part title={t('field.page')}>
        <ChoiceGroup
          legend={t('shell.appearance.width')}
          {...chosen('contentWidth')}
          choices={choicesOf('width', contentWidths).map(choice => ({
            ...choice,
            picture: <FramePicture width={choice.value} />,
          }))}
        />
        <ChoiceGroup
          legend={t('shell.appearance.bar')}
          {...chosen('appBar')}
          choices={choicesOf('bar', barTypes)}
          help={layout.appBar === 'hidden' ? t('shell.appearance.bar.help') : undefined}
        />
        <ChoiceGroup
          legend={t('shell.appearance.footer')}
          {...chosen('footer')}
          choices={choicesOf('footer', barTypes)}
        />
        <ChoiceGroup
          legend={t('shell.appearance.direction')}
          value={layout.direction}
          onChoose={turnPage}
          choices={choicesOf('direction', directions)}
        />
        <ChoiceGroup
          legend={t('shell.appearance.transition')}
          value={movement}
          onChoose={value => changeLayout({ transition: transitionOf(value, isReversed) })}
          choices={choicesOf('transition', movements)}
          columns={2}
          help={t('shell.appearance.transition.help')}
        />
        <Toggle
          label={t('shell.appearance.transition.reversed')}
          isOn={isReversed}
          isDisabled={movement === 'fade'}
          onToggle={reversed => changeLayout({ transition: transitionOf(movement, reversed) })}
        />
      </Part>
    </Box>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ display: 'grid', gap: 2 }}>
    <Typography variant="overline" component="h3" sx={{ color: 'text.secondary', m: 0 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

type ToggleProps = { label: string; isOn: boolean; isDisabled?: boolean; onToggle: (isOn: boolean) => void }

const Toggle = ({ label, isOn, isDisabled = false, onToggle }: ToggleProps) => (
  <FormControlLabel
    label={label}
    labelPlacement="start"
    disabled={isDisabled}
    control={<Switch checked={isOn} onChange={event => onToggle(event.target.checked)} />}
    sx={{ m: 0, justifyContent: 'space-between', '& .MuiFormControlLabel-label': { fontSize: '0.875rem' } }}
  />
)
