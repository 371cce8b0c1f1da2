/** What the words and methods of astrology mean, and what Arion is: general, with what is convention said. */
import type { Craft } from '../../question/craft/craft-terms.ts'

export const CRAFT_TEXTS: Record<Craft, string> = {
  rising_sign:
    'The rising sign, or Ascendant, is the sign coming up over the eastern horizon at the minute and place of birth. It changes about every two hours, so it needs the hour. By convention it describes how somebody enters a room and begins things, and it opens the first house.',
  sun_sign:
    'The Sun sign is the one of the twelve signs in which the Sun stood at birth. The Sun spends about a month in each, and the changeover shifts by a day or so from year to year. Tradition reads it as purpose and will, one part of a chart among many.',
  moon_sign:
    'The Moon sign is the sign the Moon was in at birth. The Moon crosses a sign in about two and a half days, so people born in the same week can differ. Tradition reads it as need, habit and what comforts.',
  midheaven:
    'The Midheaven is the point where the zodiac crosses the meridian above, due south for most northern births. It moves about a degree in four minutes, so it needs an exact hour. By convention it stands for work, standing and what a person is known for.',
  descendant:
    'The Descendant is the point of the zodiac setting in the west, exactly opposite the Ascendant. Tradition reads it as the other person: partner, rival, whoever sits across the table. Like the Ascendant, it needs the hour of birth.',
  ic: 'The IC, from the Latin for "bottom of the sky", lies exactly opposite the Midheaven, on the meridian below the horizon. By convention it stands for home, family and where one goes when the door is shut. It needs the hour of birth.',
  houses:
    'Houses divide the sky into twelve parts, counted from the Ascendant and fixed by the hour and place of birth. Each stands for a field of life, such as money in the second or work and standing in the tenth. The fields are convention, handed down for some two thousand years.',
  empty_house:
    'An empty house is ordinary: ten planets in twelve houses must leave some without a tenant. The field of life is there all the same. Tradition reads it through the sign on its cusp and the planet that rules that sign.',
  house_systems:
    'There are several ways to draw the twelve houses, among them Placidus, whole sign, equal and Koch. They agree on the Ascendant and can put the same planet in different houses. None has been proved right, so the choice is convention, and Placidus fails inside the polar circles.',
  signs:
    "The signs are twelve equal parts of the Sun's yearly path, thirty degrees each. In the western, tropical zodiac the first begins where the Sun stands at the March equinox. They share names with the constellations and have drifted from them, because the signs follow the seasons.",
  elements:
    'The elements sort the twelve signs into four groups of three. Fire is Aries, Leo and Sagittarius, and earth is Taurus, Virgo and Capricorn. Air is Gemini, Libra and Aquarius, and water is Cancer, Scorpio and Pisces. It is an old scheme of temperament, and no chemistry.',
  modes:
    'The modes sort the signs by how they act. Cardinal signs (Aries, Cancer, Libra, Capricorn) begin a season, and fixed ones (Taurus, Leo, Scorpio, Aquarius) hold it. Mutable ones (Gemini, Virgo, Sagittarius, Pisces) hand it on to the next.',
  planets:
    'Astrology counts the Sun and Moon as planets, in the old sense of wanderers, beside Mercury, Venus, Mars, Jupiter and Saturn. Uranus, Neptune and Pluto came with the telescope. Each stands for one thing a person does, such as Mercury for speaking or Mars for going after what is wanted.',
  aspects:
    'Aspects are angles between two points of the zodiac, measured from the Earth. The main ones are 0, 60, 90, 120 and 180 degrees. The angle is a measurement, while the meaning, that two parts of a life work together or rub, is tradition.',
  conjunction:
    "A conjunction is two bodies at or near the same degree of the zodiac. Tradition lets them act as one, for good or ill according to who they are. A new moon is the best-known example, the Moon's conjunction with the Sun.",
  opposition:
    'An opposition is two bodies about 180 degrees apart, facing each other across the zodiac. A full moon is one, between Sun and Moon. Tradition reads it as a seesaw: two claims that each want a turn, often met through other people.',
  square:
    "A square is an angle of about 90 degrees, a quarter of the circle. The Moon at first quarter stands square to the Sun. Tradition reads it as friction, two wishes that get in each other's way and so get something done.",
  trine:
    'A trine is an angle of about 120 degrees, a third of the circle, most often between signs of the same element. Tradition calls it easy: the two get along without being asked. The price is that what comes easily is easily left unused.',
  sextile:
    'A sextile is an angle of about 60 degrees, a sixth of the circle. Tradition reads it as an opening that helps once somebody takes it up. It is counted as friendly, and milder than a trine.',
  quincunx:
    'A quincunx, or inconjunct, is an angle of about 150 degrees, five signs apart. The oldest authors did not count it, since such signs share neither element nor mode. Modern astrologers read it as a shoe that nearly fits: something keeps being adjusted.',
  orb: 'The orb is how far an aspect may be from exact and still count. A square at 87 degrees has an orb of three. The distance is a measurement, while the limit is convention, and astrologers differ. The tighter the orb, the more weight it gets.',
  applying:
    'An aspect is applying while the faster body still moves towards exactness, and separating once it is past. Tradition treats the first as building and the second as fading. A planet that turns retrograde can apply, separate and apply again.',
  transit:
    'A transit is a planet in the sky now forming an angle to a place in the birth chart. Its dates can be computed exactly, given the birth position. What it brings is interpretation: the subject that comes up, and no promised event.',
  progression:
    'In secondary progression each day after birth stands for a year of life. The sky of the thirtieth day is read for the age of thirty. It is a symbolic clock, in which the Sun moves about a degree a year and the Moon about one a month.',
  solar_return:
    "The solar return is the moment, each year, when the Sun comes back to the exact place it held at birth. It falls on the birthday or within about a day of it. Some astrologers cast a chart for that moment and read it as the year's theme.",
  lunar_return:
    'The lunar return is the moment when the Moon comes back to its birth position, about every 27.3 days. A chart cast for it is read by convention as the mood of the month. It needs a good hour of birth, since the Moon moves half a degree an hour.',
  saturn_return:
    "The Saturn return is Saturn's coming back to its birth place, after about 29 and a half years. It comes at around 29, 58 and 88, in one pass or, through retrograde motion, in three. Tradition reads it as stocktaking: what was built is tested for weight.",
  profection:
    "Annual profection moves the Ascendant on by one sign, or house, with each birthday. The first house belongs to birth, and returns at 12, 24, 36 and so on. The ruler of the year's sign then gets special attention. It is an ancient counting rule, and nothing moves in the sky.",
  retrograde:
    'A planet is retrograde when it seems to move backwards through the zodiac. It does not turn round in space; the effect comes from the Earth and the planet passing each other. The Sun and Moon are exempt. Tradition reads it as going over a matter again.',
  mercury_retrograde:
    'Mercury seems to run backwards three times in most years, for about three weeks each. Tradition links it with crossed messages, delays and second thoughts. The motion is plain astronomy, the link is convention, and reading a contract twice is good practice in any week.',
  station:
    'A station is the moment a planet seems to stand still, before turning retrograde or direct. Its daily motion falls to nothing, so it lingers near one degree. Tradition gives that degree extra weight, above all where it touches a place in a birth chart.',
  void_of_course:
    'The Moon is void of course from its last exact main aspect in a sign until it enters the next. That may last minutes or more than a day. Tradition keeps the time for rest and routine and starts little of consequence then. The span is computed, the advice is custom.',
  eclipse:
    "A solar eclipse is a new moon, and a lunar eclipse a full moon, that falls close to the Moon's nodes. There are four to seven in a year. Tradition reads them as new and full moons with more weight. They harm nobody, neither milk nor a child to come.",
  nodes:
    "The nodes are the two points where the Moon's path crosses the Sun's. They face each other and drift backwards through the zodiac in about 18.6 years. Modern astrology reads the north node as what is to be learnt and the south as what comes by habit.",
  chiron:
    'Chiron is a small icy body found in 1977, circling the Sun in about fifty years, mostly between Saturn and Uranus. Astrologers took its meaning from the wounded healer of the myth. It stands for a sore place that teaches some skill, which is a young convention.',
  lilith:
    "Black Moon Lilith is a point and no body: the direction in which the Moon's orbit is farthest from the Earth. It goes round the zodiac in nearly nine years. The mean and the true position can differ by many degrees. Modern readers link it with what will not be tamed.",
  stellium:
    'A stellium is a crowd of planets in one sign or house. Some astrologers ask for three, others for four, so the count is convention. It is read as emphasis: that part of life has many voices in it. Mercury and Venus stay near the Sun, which makes crowds common.',
  ruler:
    'Tradition gives each sign a ruling planet, such as Mars for Aries or Venus for Taurus and Libra. The ruler of a house is the ruler of the sign on its cusp. The ruler of the chart is the ruler of the rising sign. Scorpio, Aquarius and Pisces have an old and a modern one.',
  dignity:
    'Dignity says how well a planet is housed in a sign. In domicile it is at home, in exaltation an honoured guest, in detriment abroad, in fall out of favour. Mars has them in Aries, Capricorn, Libra and Cancer. It is an inherited ranking, and no verdict on a person.',
  reception:
    "Reception means that one planet stands in a sign another one rules, and is so to speak its guest. It is mutual when each is in the other's sign, as with Venus in Aries and Mars in Libra. Tradition says the two then help each other out.",
  cusp: `A cusp is the line where a house begins, and its place depends on the house system. "Born on the cusp" means born near the day the Sun changes sign. The Sun's centre is then in one sign or the other, and the minute of birth can settle which.`,
  degrees:
    "The zodiac is a circle of 360 degrees, thirty to each sign, and a degree has sixty minutes. So 15°30' Leo is halfway through Leo and half a degree on. A full moon is about half a degree wide, and the Sun moves about one degree a day.",
  chart:
    'A birth chart is a map of the sky for one minute and one place. It gives the positions of Sun, Moon and planets as seen from the Earth, with horizon and meridian for the birthplace. The positions are astronomy, and what they are taken to mean is tradition.',
  chart_change:
    'The birth chart stays as it is, since it records one minute. The sky moves on, and astrology reads its present positions against that fixed map. Only a corrected birth time, date or place would change the chart itself.',
  relocation:
    'The chart is drawn for the first breath, at the place where it was taken. A caesarean, an adoption, a new name or a new country leaves it as it was. Some astrologers redraw the houses for a new home. Here, the place lived at changes nothing in the chart.',
  accuracy:
    "Positions are computed to the minute of arc, a sixtieth of a degree, and the angles are as good as the birth time. What they mean is interpretation, passed on and argued over for centuries. Nobody has proved that the sky shapes a life, and I don't claim it.",
  far_ahead:
    'Planetary positions can be computed for centuries ahead. I read up to some decades, and I am surest within the coming year, where dates are close and the question is concrete. What I give are windows in which a subject comes up, and I promise no events.',
  wrong:
    'I can be wrong in two ways. A birth time that is off shifts the houses and the Moon, and a reading is an interpretation that may miss. The chips under an answer show what it was built on. If it does not fit, say so to me, and trust your own experience first.',
  checkable:
    'One thing can be checked: the facts under an answer. The positions, angles and dates given there can be held against any ephemeris, the printed table of where the planets stand. The meaning drawn from them is interpretation, and no table can confirm it.',
  mechanism:
    'Nobody knows a cause by which planets could do it, and none has been shown. One old thought is that they do nothing: a clock is not what makes the hour. I use the sky that way, as a dial with a long tradition of reading it.',
  vedic:
    'Vedic astrology, or jyotish, measures the signs against the stars, so most positions fall about 24 degrees earlier than in the west. It works with nakshatras, the stations of the Moon, and dashas, periods ruled by planets. It is a tradition in its own right. I read the western way.',
  nakshatra:
    "A nakshatra is one of 27 equal stations along the Moon's path, 13 degrees and 20 minutes each. The Moon passes through about one a day. They belong to Indian astrology and its sidereal zodiac, and I read the western way, so I do not use them.",
  chinese:
    'Chinese astrology counts by another calendar, with twelve year animals and five elements. Its year begins in late January or February, so January births often belong to the animal before. It does not rest on planets in signs, and I do not read it here.',
  tarot:
    'Tarot reads drawn cards, palmistry the lines of a hand, and numerology the figures in a date or name. Those are other crafts with other rules. I do not do them here, and I work only from the positions of the sky.',
  horary:
    'Horary astrology casts a chart for the moment a question is asked and reads the answer from it. It has strict old rules of its own. I do not cast such charts here, and work from the birth chart and the sky as it moves against it.',
  electional:
    'Electional astrology chooses a time for a beginning, such as a wedding or the opening of a shop. I do a plain version of it. I look for days and hours when the sky touches the birth chart kindly, say why, and name the ones to leave out.',
  synastry:
    'Synastry lays two birth charts over each other and reads the angles between them. It shows by tradition where two people find it easy and where they rub. It cannot say whether they will stay together, and it cannot see what the other one thinks.',
  composite:
    "A composite chart is made of midpoints: halfway between two people's Suns, halfway between their Moons, and so on. It is read as a portrait of the bond. No sky ever looked quite like that, so it is a construction and a modern convention.",
  davison:
    'A Davison chart is cast for the midpoint between two births, in time and in place. Unlike a composite it shows a real sky, over a real spot on the globe. It is read as a chart of the relationship, a twentieth-century idea named after Ronald Davison.',
  harmonics:
    'Harmonic charts multiply every position by a number, such as five or seven, and count round the circle again. Bodies linked by a fifth or seventh of the circle then stand together. It is a twentieth-century method tied to John Addey, and I do not use it here.',
  fixed_stars:
    'Fixed stars are the real stars, such as Regulus or Spica, and older astrologers gave many of them meanings. Against the tropical zodiac they drift by about one degree in 72 years. I do not use them here.',
  part_of_fortune:
    'The Part of Fortune is a computed point. By day, it is as far from the Ascendant as the Moon is from the Sun, and by night tradition reverses the count. It is linked with livelihood and well-being. It needs the hour, and many modern astrologers use the day formula throughout.',
  asteroids:
    'Asteroids are small bodies, most of them circling between Mars and Jupiter. Some astrologers read Ceres, Pallas, Juno and Vesta, and a few read hundreds. Besides Chiron, which is a centaur farther out, I use none here. Fewer points leave each one more to say.',
  symbols:
    'The marks drawn in the wheel are glyphs, a shorthand that is centuries old for most of them. A circle with a dot is the Sun, a crescent the Moon. The table beside the wheel calls each of them by its name, so none has to be learnt.',
  sect: 'Sect is the difference between charts by day, with the Sun above the horizon, and by night. Sun, Jupiter and Saturn belong to the day, and Moon, Venus and Mars to the night. Mercury can go with either. By ancient convention a planet works better in its own company.',
  combust:
    'A planet is combust when it stands within about eight degrees of the Sun, lost in its light. Tradition says it is then hard to see and hard to hear. The limit is convention, and Mercury and Venus are often there because they stay close to the Sun.',
  cazimi: `Cazimi means "in the heart of the Sun": a planet within about 17 minutes of arc of the Sun's centre. Tradition turns the harm of combustion round and has the planet sit beside the king. It is brief, often less than a day. The limit is convention.`,
  declination:
    'Declination is how far north or south of the celestial equator a body stands. Two bodies on the same degree of it are called parallel, and some read that like a conjunction. I do not use it here and work with positions along the zodiac.',
  antiscia:
    'Antiscia are mirror points, reflected across the line from the start of Cancer to the start of Capricorn. So 10 degrees of Taurus answers to 20 degrees of Leo, and the days are equally long at both. It is an ancient technique, and I do not use it here.',
  rectification:
    'Rectification tries to find an unknown birth hour by fitting events in a life to possible charts. I do not do it, because many hours can be made to fit, and nothing in the chart says which is true. A birth certificate, a hospital record or a family note is worth more.',
  time_span:
    "If the hour is known only within a span, the planets' signs are mostly sure. The Ascendant changes sign in about two hours, and the houses move with it. The Moon moves half a degree an hour and may change sign. Set the hour as approximate in your profile, and I leave out whatever shifts within the span.",
  service:
    'I answer questions about life, days, people and the chart, from the sky and the tradition: when, whether, how, and what you are like. I do not foretell results, judge illness or law, or say what others think. For those there are doctors, lawyers and the people themselves.',
  cost: 'A reading takes one Ask. What I decline takes none, and neither does a question I ask back or an answer about the craft, such as this one. So asking what a word means is free.',
  learns:
    "I remember the answers given in this account so that I do not repeat myself. I train on nobody's words, so what is written here teaches no model and reaches no other reader.",
  big_three:
    'The big three are Sun, Moon and rising sign. The Sun is read as purpose, the Moon as what comforts and what one is used to, the rising sign as the way somebody comes into a room. The first needs the day of birth, the second nearly always too, the third the hour and the place.',
  remedies:
    'Stones, mantras and rites against a planet belong to the Indian tradition, and no stone changes a sky. Nobody has shown that they change a life, and the dearest of them prove it no better. I name no remedies and sell none; money like that is better asked about twice.',
  animals:
    "A chart can be drawn for any moment and place, a dog's birth included. The tradition was made for people, so what it says of houses, work and marriage fits an animal badly. I read people here, and leave it to you to laugh over the whippet's Moon.",
  date_unknown:
    'Without the day of birth there is no chart, and I would not make one up from a guess. A guessed year with a known day moves the slow planets; a guessed day moves nearly everything. What the sky does these days can be told to anybody, and papers, a church book or the archive of the home may still know.',
  age: 'You have to be sixteen to have an account here, and the app asks for the day of birth when you sign up. Somebody younger is asked kindly to come back later. Nothing else is asked of you.',
  name: 'Arion is the name of a singer in an old Greek story, whom a dolphin carried to the shore. There is no person of that name here; I am a program, and the name is only a name. You can use it or leave it.',
  best_sign:
    'No sign is worse or better than another. Each of the twelve has a name for something it is good at and for something it overdoes, and those names are old habits of speech. A person is a whole chart and a good deal besides, and no sign says how somebody behaves.',
  pluto:
    'Astronomers count Pluto among the dwarf planets since 2006; it moves as it did before. Astrologers have read it since it was found in 1930, as slow change that cannot be talked out of it. What a body is called by one trade binds the other no more than its meaning here binds astronomy.',
  hemisphere:
    "The signs are the same in both hemispheres: twelve parts of the Sun's path, counted from where it stands at the March equinox. South of the equator that is the beginning of autumn, and the old pictures of spring and harvest do not fit. It is a fair objection, and the custom is to keep the signs all the same.",
  place:
    'The planets stand in nearly the same signs for the whole Earth. The place decides which part of the sky is rising and which is overhead, and so the rising sign, the Midheaven and the houses. It also tells the time zone, so that the hour on the certificate becomes a moment.',
  children_charts:
    "A child's chart is drawn like any other, and I would read it more lightly. It can suggest what soothes and what is asked for loudly, and no more. A sentence about somebody small tends to stay with them, so it is better not to hang one round their neck.",
  fate: 'I read it as weather and not as fate. The sky gives a time its subject, and what somebody makes of that is theirs to say. No date in a chart is a promise, and nothing in it has to happen.',
  birth_hour:
    "Without the hour the rising sign, the Midheaven and the houses are left out, and the Moon's sign too where it changed that day. The signs of the others and the angles between them stay sure. Four minutes move the Ascendant by about one degree, and the hour is often on the birth certificate.",
}
