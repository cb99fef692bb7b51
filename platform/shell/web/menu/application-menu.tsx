import DrawOutlined from '~icons/ic/outline-draw'
import Home from '~icons/ic/baseline-home'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import type { Module } from '#platform/rights/menu.model.ts'
import { inboxPath } from '#platform/envelopes/envelope-place.model.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { ApplicationIcon } from './application-icon.tsx'
import { currentBelow, MenuBranch, type Unfolding } from './menu-branch.tsx'
import { MenuRow } from './menu-row.tsx'
import { MenuSign } from './menu-sign.tsx'
import { capitalise, elementOf, onPhone } from './menu-tree.ts'
import { useMenu } from '#platform/rights/rights.web.ts'
import { usePlaceInMenu } from './use-menu.ts'
import { useToSign } from './use-to-sign.ts'
import { useUnfolding } from './use-unfolding.ts'

/** Home, what one signs, then every application of the client that the person has something in. */
export function ApplicationMenu({ isMini }: { isMini: boolean }) {
  const t = useT()
  const menu = useMenu()
  const place = usePlaceInMenu()
  const { pathname } = useLocation()
  const toSign = useToSign()
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const unfolding = useUnfolding(place?.trail ?? [])
  if (!menu) return <MenuSkeleton />

  const modules = isPhone ? onPhone(menu.modules) : menu.modules
  const nothing = t(menu.modules.length > 0 ? 'shell.menu.none-on-phone' : 'shell.menu.none')
  return (
    <Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <li>
          <MenuRow
            name={t('shell.home')}
            to={namedRoutes.dashboard}
            isCurrent={pathname === namedRoutes.dashboard}
            isMini={isMini}
            icon={<MenuSign icon={Home} />}
          />
        </li>
        <li>
          <MenuRow
            name={t('shell.signatures')}
            to={inboxPath}
            isCurrent={pathname.startsWith(inboxPath)}
            isMini={isMini}
            icon={<MenuSign icon={DrawOutlined} />}
            count={toSign}
          />
        </li>
      </Box>
      <MenuHeading isMini={isMini}>{t('field.applications')}</MenuHeading>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {modules.map(module => (
          <ApplicationBranch
            key={module.code}
            module={module}
            current={currentBelow(module.root, place && elementOf(place).path)}
            unfolding={unfolding}
            isMini={isMini}
          />
        ))}
      </Box>
      {modules.length === 0 && !isMini && (
        <Typography variant="body2" sx={theme => ({ px: 1.5, py: 0.5, color: theme.vars.palette.navigation.dim })}>
          {nothing}
        </Typography>
      )}
    </Box>
  )
}

type BranchProps = { module: Module; current: string | undefined; unfolding: Unfolding; isMini: boolean }

const ApplicationBranch = memo(({ module: { root, ...application }, ...props }: BranchProps) => (
  <MenuBranch
    {...props}
    element={root}
    name={capitalise(application.name)}
    icon={<ApplicationIcon {...application} />}
  />
))

const MenuHeading = ({ isMini, children }: { isMini: boolean; children: string }) => (
  <Typography
    variant="overline"
    component="h2"
    sx={theme => ({
      m: 0,
      px: 1.5,
      pt: 1.5,
      pb: 0.5,
      color: theme.vars.palette.navigation.dim,
      visibility: isMini ? 'hidden' : undefined,
    })}
  >
    {children}
  </Typography>
)

const MenuSkeleton = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 1.25, p: 1.25 }}>
    {[80, 55, 70, 60, 75, 50, 65].map(width => (
      <Skeleton
        key={width}
        variant="rounded"
        height={22}
        width={`${width}%`}
        sx={{ bgcolor: 'rgba(255,255,255,.08)' }}
      />
    ))}
  </Box>
)
