import { action, fields, module, page } from '#kernel/shared/elements.ts'
import { organisationElements } from './organisation.elements.ts'

const employees = page('/RH/gestion_du_personnel/salaries', {
  name: { fr: 'Salariés', en: 'Employees', es: 'Empleados', ar: 'الموظفون' },
  availableOnMobile: true,
  rights: [
    fields('donnees_sensibles', {
      fr: 'Données sensibles',
      en: 'Sensitive data',
      es: 'Datos sensibles',
      ar: 'البيانات الحساسة',
    }),
    fields('remuneration', { fr: 'Rémunération', en: 'Pay', es: 'Remuneración', ar: 'الأجور' }),
  ],
})

const contracts = page('/RH/gestion_du_personnel/contrats', {
  name: { fr: 'Contrats', en: 'Contracts', es: 'Contratos', ar: 'العقود' },
  rights: [
    action('retroactif', {
      fr: 'Embauche rétroactive',
      en: 'Hire in the past',
      es: 'Contratación retroactiva',
      ar: 'توظيف بأثر رجعي',
    }),
    action('derogation', {
      fr: 'Dérogation aux règles',
      en: 'Pass a rule',
      es: 'Excepción a las reglas',
      ar: 'استثناء من القواعد',
    }),
    action('envoi', { fr: 'Envoi', en: 'Send', es: 'Envío', ar: 'الإرسال' }),
    action('signature', {
      fr: 'Signature pour la société',
      en: 'Sign for the company',
      es: 'Firma por la sociedad',
      ar: 'التوقيع باسم الشركة',
    }),
  ],
})

export const personnelElements = module('/RH/gestion_du_personnel', {
  name: { fr: 'Gestion du personnel', en: 'Staff management', es: 'Gestión del personal', ar: 'إدارة شؤون الموظفين' },
  children: [
    page('/RH/gestion_du_personnel/indicateurs', {
      name: { fr: 'Indicateurs', en: 'Indicators', es: 'Indicadores', ar: 'المؤشرات' },
      availableOnMobile: true,
    }),
    employees,
    contracts,
    page('/RH/gestion_du_personnel/dpae', {
      name: { fr: 'DPAE', en: 'Hiring declarations', es: 'Declaraciones de alta', ar: 'تصاريح التشغيل' },
    }),
    page('/RH/gestion_du_personnel/mutuelles', {
      name: { fr: 'Mutuelles', en: 'Health insurance', es: 'Mutuas de salud', ar: 'التأمين الصحي التكميلي' },
    }),
    page('/RH/gestion_du_personnel/echeances', {
      name: { fr: 'Échéances', en: 'Deadlines', es: 'Vencimientos', ar: 'الآجال' },
    }),
    ...organisationElements,
  ],
})
