import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined'
import BarChartOutlined from '@mui/icons-material/BarChartOutlined'
import BoltOutlined from '@mui/icons-material/BoltOutlined'
import BuildOutlined from '@mui/icons-material/BuildOutlined'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import EuroOutlined from '@mui/icons-material/EuroOutlined'
import FactoryOutlined from '@mui/icons-material/FactoryOutlined'
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import MapOutlined from '@mui/icons-material/MapOutlined'
import PhoneOutlined from '@mui/icons-material/PhoneOutlined'
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import ScaleOutlined from '@mui/icons-material/ScaleOutlined'
import SchoolOutlined from '@mui/icons-material/SchoolOutlined'
import StarOutlineOutlined from '@mui/icons-material/StarOutlineOutlined'
import VideocamOutlined from '@mui/icons-material/VideocamOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined'
import type { ComponentType } from 'react'
import type { shortcutIcons } from '../shortcut.model.ts'

const drawings: Record<(typeof shortcutIcons)[number], ComponentType> = {
  link: LinkOutlined,
  bolt: BoltOutlined,
  print: PrintOutlined,
  calendar: CalendarMonthOutlined,
  mail: MailOutlined,
  phone: PhoneOutlined,
  map: MapOutlined,
  weather: WbSunnyOutlined,
  document: DescriptionOutlined,
  folder: FolderOutlined,
  people: GroupsOutlined,
  truck: LocalShippingOutlined,
  scale: ScaleOutlined,
  plant: AgricultureOutlined,
  factory: FactoryOutlined,
  chart: BarChartOutlined,
  euro: EuroOutlined,
  camera: PhotoCameraOutlined,
  video: VideocamOutlined,
  school: SchoolOutlined,
  tools: BuildOutlined,
  warning: WarningAmberOutlined,
  info: InfoOutlined,
  star: StarOutlineOutlined,
}

/** The drawing of a shortcut; one that is not known any more is drawn as a link. */
export function ShortcutIcon({ name }: { name: string }) {
  const Drawing = drawings[name as keyof typeof drawings] ?? LinkOutlined
  return <Drawing />
}
