import Check from '~icons/ic/baseline-check'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useT } from '#kernel/web/i18n.ts'
import { levelStyles } from './level-styles.ts'
import { LevelWord } from './level-word.tsx'
import { ceilingOf, leavesFree, levelsOf, type Setting } from './matrix-column.ts'
import { useBoundWords } from './use-bound-words.ts'
import type { Place, SetCells } from './use-set-cells.ts'

type Props = {
  place: Place
  setting: Setting
  anchor: HTMLElement
  hasBelow: boolean
  cells: SetCells
  onHistory: () => void
  onExplain: (() => void) | undefined
  onClose: () => void
}

/** The same as the keys of a cell, for the pointer and the finger. */
export function CellMenu({ place, setting, anchor, hasBelow, cells, onHistory, onExplain, onClose }: Props) {
  const t = useT()
  const boundWords = useBoundWords()
  const { column, element } = place
  const choices: Setting[] = leavesFree(column) ? [null, ...levelsOf(element)] : [...levelsOf(element)]
  const label = `${element.name}, ${column.name}`
  const most = ceilingOf(column, element)
  const bound = choices.some(choice => choice !== null && choice > most) && boundWords(column, element)
  const after = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ list: { 'aria-label': label }, paper: { role: 'region', 'aria-label': label, sx: levelStyles } }}
    >
      {column.mayEdit &&
        choices.map(choice => (
          <MenuItem
            key={String(choice)}
            role="menuitemradio"
            aria-checked={choice === setting}
            selected={choice === setting}
            disabled={choice !== null && choice > most}
            onClick={after(() => cells.set(place, choice))}
            sx={target}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <LevelWord kind={element.kind} setting={choice} />
            </Box>
            {choice === setting && <Check aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />}
          </MenuItem>
        ))}
      {bound && (
        <ListSubheader component="div" role="presentation" disableSticky sx={{ lineHeight: 1.4, py: 1, maxWidth: 280 }}>
          {bound}
        </ListSubheader>
      )}
      {column.mayEdit && <Divider component="div" role="separator" />}
      {column.mayEdit && hasBelow && (
        <MenuItem onClick={after(() => cells.applyBelow(place))} sx={target}>
          <Box sx={{ flex: 1 }}>{t('rights.matrix.apply-below')}</Box>
          <ListItemIcon sx={{ fontSize: '0.75rem', ml: 2 }}>Ctrl ↵</ListItemIcon>
        </MenuItem>
      )}
      {onExplain && (
        <MenuItem onClick={after(onExplain)} sx={target}>
          {t('rights.explain')}
        </MenuItem>
      )}
      <MenuItem onClick={after(onHistory)} sx={target}>
        {t('field.history')}
      </MenuItem>
    </Menu>
  )
}

/** Its ring shows where the focus is: on a ground, the names of the levels would be hard to read. */
const target = {
  '&.Mui-selected, &.Mui-focusVisible, &.Mui-selected.Mui-focusVisible': { backgroundColor: 'transparent' },
  '@media (pointer: coarse)': { minHeight: 44 },
}
