import ComputerOutlined from '~icons/ic/outline-computer'
import DarkModeOutlined from '~icons/ic/outline-dark-mode'
import LightModeOutlined from '~icons/ic/outline-light-mode'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import type { Accent, LayoutOptions, Skin } from '#kernel/web/layout-options.ts'
import { darkNavigation, primaries } from '#kernel/web/theme/tokens.ts'

type FrameProps = {
  skin?: Skin
  menu?: LayoutOptions['menu']
  width?: LayoutOptions['contentWidth']
}

/** A small plan of the screen: menu, bar, page. */
export function FramePicture({ skin = 'bordered', menu = 'vertical', width = 'full' }: FrameProps) {
  const theme = useTheme()
  const { palette } = theme.vars
  const ground = {
    default: palette.background.default,
    bordered: palette.background.paper,
    'semi-dark': darkNavigation.background,
  }
  const isSide = menu === 'vertical'
  const boxed = width === 'boxed' ? 10 : 0
  const left = (isSide ? 22 : 0) + boxed
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 84 52"
      sx={{ width: 1, maxWidth: 84, transform: theme.direction === 'rtl' ? 'scaleX(-1)' : undefined }}
    >
      <rect width="84" height="52" rx="5" fill={palette.background.default} />
      <rect
        x={isSide ? 22 : 0}
        width={isSide ? 62 : 84}
        height="9"
        rx={isSide ? 0 : 4}
        fill={palette.background.paper}
      />
      {isSide ? (
        <rect width="22" height="52" rx="4" fill={ground[skin]} />
      ) : (
        <rect y="9" width="84" height="7" fill={palette.text.disabled} opacity="0.45" />
      )}
      {isSide &&
        [11, 19, 27].map(y => (
          <rect
            key={y}
            x="4"
            y={y}
            width="13"
            height="3"
            rx="1.5"
            fill={skin === 'semi-dark' ? darkNavigation.dim : palette.text.disabled}
          />
        ))}
      <rect x={left + 6} y="22" width={84 - left - boxed - 12} height="23" rx="3" fill={palette.background.paper} />
      <rect x="0.5" y="0.5" width="83" height="51" rx="5" fill="none" stroke={palette.divider} />
      {skin === 'bordered' && isSide && <path d="M22 1V51" stroke={palette.divider} />}
    </Box>
  )
}

export const AccentPicture = ({ accent }: { accent: Accent }) => (
  <Box
    component="span"
    aria-hidden
    sx={theme => ({
      width: 26,
      height: 26,
      borderRadius: '50%',
      backgroundColor: primaries[accent].light.main,
      ...theme.applyStyles('dark', { backgroundColor: primaries[accent].dark.main }),
    })}
  />
)

const modeIcons = { light: LightModeOutlined, dark: DarkModeOutlined, system: ComputerOutlined }

export function ModePicture({ mode }: { mode: keyof typeof modeIcons }) {
  const Icon = modeIcons[mode]
  return <Icon aria-hidden sx={{ fontSize: 22, color: 'text.secondary' }} />
}
