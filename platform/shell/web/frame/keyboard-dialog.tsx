import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { useMenuKind } from './use-menu-kind.ts'

type Shortcut = { keys: readonly string[]; label: string }

const search: Shortcut = { keys: ['Ctrl', 'shell.keyboard.key-shift', '/'], label: 'verb.search' }

const everywhere: readonly Shortcut[] = [
  { keys: ['?'], label: 'shell.keyboard.list' },
  { keys: ['Tab'], label: 'shell.keyboard.skip' },
  { keys: ['shell.keyboard.key-escape'], label: 'shell.keyboard.close' },
]
const inMenus: readonly Shortcut[] = [
  { keys: ['←', '→'], label: 'shell.keyboard.menu-bar' },
  { keys: ['↓', '↑'], label: 'shell.keyboard.submenu' },
]
const inLists: readonly Shortcut[] = [
  { keys: ['↓', '↑'], label: 'shell.keyboard.rows' },
  { keys: ['shell.keyboard.key-enter'], label: 'shell.keyboard.open-row' },
]
const inForms: readonly Shortcut[] = [
  { keys: ['shell.keyboard.key-enter'], label: 'shell.keyboard.submit' },
  { keys: ['Ctrl', 'shell.keyboard.key-enter'], label: 'shell.keyboard.submit-lines' },
]

/** What the keyboard does, by place; in menus where they stand along the top. */
export function KeyboardDialog({ onClose, hasSearch }: { onClose: () => void; hasSearch: boolean }) {
  const t = useT()
  const menu = useMenuKind()
  return (
    <Dialog title={t('shell.keyboard')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <Group title={t('shell.keyboard.everywhere')} shortcuts={hasSearch ? [search, ...everywhere] : everywhere} />
        {menu === 'horizontal' && <Group title={t('shell.keyboard.in-menus')} shortcuts={inMenus} />}
        <Group title={t('shell.keyboard.in-lists')} shortcuts={inLists} />
        <Group title={t('shell.keyboard.in-forms')} shortcuts={inForms} />
      </Box>
    </Dialog>
  )
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const t = useT()
  return (
    <section>
      <Typography variant="overline" component="h3" sx={{ color: 'text.secondary', m: 0 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gap: 1 }}>
        {shortcuts.map(({ keys, label }) => (
          <Box key={label} sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
            <Typography component="dt" variant="body2">
              {t(label)}
            </Typography>
            <Box component="dd" dir="ltr" sx={{ m: 0, display: 'flex', gap: 0.5, flexShrink: 0 }}>
              {keys.map(key => (
                <Key key={key} name={key.startsWith('shell.') ? t(key) : key} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  )
}

const Key = ({ name }: { name: string }) => (
  <Box
    component="kbd"
    sx={theme => ({
      px: 0.75,
      minWidth: 24,
      textAlign: 'center',
      fontFamily: 'inherit',
      fontSize: '0.78rem',
      fontWeight: 600,
      lineHeight: '22px',
      borderRadius: '6px',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderBottomWidth: 2,
      backgroundColor: theme.vars.palette.background.default,
    })}
  >
    {name}
  </Box>
)
