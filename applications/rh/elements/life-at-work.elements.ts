import { fields, page } from '#kernel/shared/elements.ts'

export const lifeAtWorkElements = [
  page('/RH/evenements', {
    name: { fr: 'Événements', en: 'Events', es: 'Eventos', ar: 'الأحداث' },
    availableOnMobile: true,
  }),
  page('/RH/securite', {
    name: { fr: 'Sécurité', en: 'Safety', es: 'Seguridad', ar: 'السلامة' },
    plan: {
      fr: 'Les accidents et leur délai de déclaration, les visites médicales dues, les EPI et les risques par unité.',
      en: 'Accidents and their time to declare, medical visits due, protective equipment and risks by unit.',
      es: 'Los accidentes y su plazo de declaración, las visitas médicas, los EPI y los riesgos por unidad.',
      ar: 'الحوادث وآجال التصريح بها، والفحوص الطبية المستحقة، ومعدات الوقاية، والمخاطر حسب الوحدة.',
    },
    availableOnMobile: true,
    rights: [
      fields('sante', { fr: 'Données de santé', en: 'Health data', es: 'Datos de salud', ar: 'البيانات الصحية' }),
    ],
  }),
  page('/RH/savoir_faire', {
    name: { fr: 'Savoir-faire', en: 'Skills', es: 'Competencias', ar: 'المهارات' },
  }),
  page('/RH/access', {
    name: { fr: 'Badges et accès', en: 'Badges and access', es: 'Tarjetas y accesos', ar: 'البطاقات والدخول' },
    plan: {
      fr: 'Les badges, les personnes présentes sur chaque site et le journal des passages.',
      en: 'Badges, the people present on each site and the log of passages.',
      es: 'Las tarjetas, las personas presentes en cada sitio y el registro de pasos.',
      ar: 'البطاقات، والأشخاص الحاضرون في كل موقع، وسجل المرور.',
    },
    availableOnMobile: true,
  }),
  page('/RH/access/verification', {
    name: { fr: 'Contrôle d’accès', en: 'Gate check', es: 'Control de acceso', ar: 'مراقبة الدخول' },
    plan: {
      fr: 'Le scan d’un badge à l’entrée : vert ou rouge en plein écran, photo et motif dans la langue de la personne.',
      en: 'A badge scanned at the gate: green or red full screen, photo and reason in the person’s language.',
      es: 'El escaneo de una tarjeta en la entrada: verde o rojo, foto y motivo en el idioma de la persona.',
      ar: 'مسح البطاقة عند المدخل: أخضر أو أحمر على الشاشة كلها، مع الصورة والسبب بلغة الشخص.',
    },
    availableOnMobile: true,
  }),
]
