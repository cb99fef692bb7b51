export { WorkshopDialog as NewWorkshop } from './web/workshop-dialog.tsx'
