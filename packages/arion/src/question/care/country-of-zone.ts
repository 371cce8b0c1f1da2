/**
 * The country of a time zone, for the countries whose help lines we know. From the zone table of the IANA
 * database (zone.tab, public domain), with older names that devices still send. A zone that several countries
 * share in practice is that of its own city.
 */
export function countryOfZone(timeZone: string): string | null {
  return COUNTRY.get(timeZone) ?? null
}

/** Whether summer is in December there, for "this summer". */
export function isSouthernZone(timeZone: string): boolean {
  return /^(Australia\/|Antarctica\/|Pacific\/(Auckland|Chatham|Fiji)|Africa\/(Johannesburg|Harare|Maputo|Windhoek|Gaborone)|America\/(Sao_Paulo|Argentina|Buenos_Aires|Santiago|Montevideo|Asuncion|La_Paz|Lima))/.test(
    timeZone,
  )
}

const ZONES: Readonly<Record<string, string>> = {
  US: 'America/New_York America/Detroit America/Kentucky/Louisville America/Kentucky/Monticello America/Indiana/Indianapolis America/Indiana/Vincennes America/Indiana/Winamac America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Vevay America/Chicago America/Indiana/Tell_City America/Indiana/Knox America/Menominee America/North_Dakota/Center America/North_Dakota/New_Salem America/North_Dakota/Beulah America/Denver America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome America/Adak Pacific/Honolulu US/Eastern US/Central US/Mountain US/Pacific America/Indianapolis America/Louisville',
  CA: 'America/St_Johns America/Halifax America/Glace_Bay America/Moncton America/Goose_Bay America/Blanc-Sablon America/Toronto America/Iqaluit America/Atikokan America/Winnipeg America/Resolute America/Rankin_Inlet America/Regina America/Swift_Current America/Edmonton America/Cambridge_Bay America/Inuvik America/Creston America/Dawson_Creek America/Fort_Nelson America/Whitehorse America/Dawson America/Vancouver America/Montreal',
  GB: 'Europe/London Europe/Belfast GB',
  IE: 'Europe/Dublin',
  AU: 'Australia/Lord_Howe Antarctica/Macquarie Australia/Hobart Australia/Melbourne Australia/Sydney Australia/Broken_Hill Australia/Brisbane Australia/Lindeman Australia/Adelaide Australia/Darwin Australia/Perth Australia/Eucla Australia/ACT Australia/NSW Australia/Canberra',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  DE: 'Europe/Berlin Europe/Busingen',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid Africa/Ceuta Atlantic/Canary',
  IT: 'Europe/Rome',
  PT: 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  PL: 'Europe/Warsaw',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
  IN: 'Asia/Kolkata Asia/Calcutta',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  BR: 'America/Noronha America/Belem America/Fortaleza America/Recife America/Araguaina America/Maceio America/Bahia America/Sao_Paulo America/Campo_Grande America/Cuiaba America/Santarem America/Porto_Velho America/Boa_Vista America/Manaus America/Eirunepe America/Rio_Branco',
  MX: 'America/Mexico_City America/Cancun America/Merida America/Monterrey America/Matamoros America/Chihuahua America/Ciudad_Juarez America/Ojinaga America/Mazatlan America/Bahia_Banderas America/Hermosillo America/Tijuana',
  AR: 'America/Argentina/Buenos_Aires America/Argentina/Cordoba America/Argentina/Salta America/Argentina/Jujuy America/Argentina/Tucuman America/Argentina/Catamarca America/Argentina/La_Rioja America/Argentina/San_Juan America/Argentina/Mendoza America/Argentina/San_Luis America/Argentina/Rio_Gallegos America/Argentina/Ushuaia America/Buenos_Aires',
  ZA: 'Africa/Johannesburg',
  IL: 'Asia/Jerusalem Asia/Tel_Aviv',
}

const COUNTRY: ReadonlyMap<string, string> = new Map(
  Object.entries(ZONES).flatMap(([country, zones]) =>
    zones.split(' ').map((zone): [string, string] => [zone, country]),
  ),
)
