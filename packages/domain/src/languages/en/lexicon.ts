const QUESTION_SENSES = `
price: how much, how much is, cost, costs, price, prices, charge, charges, charged, fee, fees, rate, rates, expensive, what does it cost, amount, pay per, dirhams, pricey, charged me, will it be, set me back, cost me, bill, how much will
hours: opening hours, opening times, timings, timing, hours, working hours, service hours, open until, open till, close at, what time does it close, what time does it open, run, runs, running, first train, last train, start running
phone: phone, phone number, number, telephone, call, contact, contact number, hotline, helpline, dial, ring, whom do i call, who do i call, sms, who do i ring, who do i call, who can i call, who do i phone, whom should i call, who to call, report it to
documents: documents, document, papers, paperwork, what do i need, what should i bring, what to bring, bring with me, requirements
steps: how do i, how can i, how to, how do we, how does, procedure, process, steps, step by step, apply, application, get my, how would i, what do i do, what should i do
duration: how long, how many days, how many months, how many years, how many hours, length, valid for, validity, does it take, it takes, will it take, period, expire
age: how old, age, minimum age, at what age, years old
count: how many, number of
limit: maximum, max, at most, limit, up to, most, highest, allowed amount, by how much
where: where can i park, where do i park, where to park, where, where is, where can i, location, located, address, which place, which office, which area
when: when, what time, at what time, which day, what date, date of, what day, time, times, how soon
who: who, who can, eligible, eligibility, qualify, entitled
website: website, site, link, online portal, web
may: can i, may i, am i allowed, is it allowed, are we allowed, allowed, legal, illegal, permitted, forbidden, prohibited, banned, is it ok, is it okay, can we, can you, can tourists, is it possible, may my, can my, can a, problem, against the law
must: must i, must, do i need, do i have to, need, required, mandatory, compulsory, obligatory, have to, necessary
what-is: what is, what are, what's, whats, what does, meaning, mean, means, explain, define, tell me about, about, information on
best: best, top, good, nice, great, favourite, popular, recommended, famous, finest
near: near, nearby, close to, around, next to, nearest, closest, beside, in walking distance, not far from
distance: how far, distance, kilometres, kilometers, km, miles
is-open: is it open, open, opens, is open, are open, closed, close, closes, shut, shuts
way: how do i get to, how to get to, how do i get from, get from, way to, way from, go from, go to, route, reach, travel to, directions
suggest: recommend, suggest, suggestion, suggestions, ideas, show me, list, find me, find, looking for, any, some, what can i do, things to do, where should i, where to, places for, places with
difference: difference, differ, compare, versus, vs, better
whats-on: what's on, whats on, happening, going on, what is on, on this
clock: what time is it, time now, current time
pay: pay, paying, payment, pay online, top up, recharge, paid
`;

const TIMES = `
now: now
live: right now, at the moment, currently, at present, this minute, as we speak, live
today: today, todays, today's
tomorrow: tomorrow, tomorrows, tomorrow's, tmrw
yesterday: yesterday
day-beside:
day-after-tomorrow: day after tomorrow
tonight: tonight, tonights, this evening, this night
morning: morning, mornings
noon: noon, midday, lunchtime
afternoon: afternoon, afternoons
evening: evening, evenings
night: night, nights, at night, late night, after dark
weekend: weekend, weekends
week: week, weeks
month: month, months
year: year, years
day: day, days
next: next, coming, upcoming, following
this: this, these days
last: last, past, previous
after: after
before: before
until: until, till
mon: monday, mondays, mon
tue: tuesday, tuesdays, tue
wed: wednesday, wednesdays, wed
thu: thursday, thursdays, thu
fri: friday, fridays, fri
sat: saturday, saturdays, sat
sun: sunday, sundays
january: january, jan
february: february, feb
march: march
april: april, apr
may-month: in may, may month, of may, during may
june: june, jun
july: july, jul
august: august, aug
september: september, sep, sept
october: october, oct
november: november, nov
december: december, dec
summer: summer
winter: winter
`;

const TOPICS = `
prayer: prayer, prayers, prayer time, prayer times, salah, salat, namaz, azan, adhan, athan, call to prayer
fajr: fajr, fajar, dawn prayer
dhuhr: dhuhr, zuhr, duhr, dhuhur, zohar, noon prayer
asr: asr, asar, afternoon prayer
maghrib: maghrib, magrib, sunset prayer, iftar time, time of iftar, iftar, break our fast, break the fast, breaking the fast, open our fast, fast opens
isha: isha, ishaa, night prayer
hanafi: hanafi
sunrise: sunrise, sun rise, sun rises, sun come up, dawn
sunset: sunset, sun set, sun sets, sun goes down, sun go down, dusk
hijri: hijri, islamic date, islamic calendar, hijri date, islamic month, arabic date
date-today: today's date, todays date, what date is it, which date, what day is it, the date
ramadan: ramadan, ramadhan, ramzan, ramazan, fasting month, month of fasting, holy month
eid: eid, eid al fitr, eid al adha, eid ul fitr, eid ul adha, bakrid, bakra eid, small eid, big eid, arafah, bakra, arafat, arafat day
holiday: national day, holiday, holidays, public holiday, public holidays, bank holiday, day off, days off, long weekend
event: event, events, festival, festivals, concert, concerts, exhibition, exhibitions, show, shows, happenings
weather: weather, climate
temperature: temperature, temperatures, hot, how hot, cold, warm, degrees, heat level
rain: rain, rains, rainy, raining, umbrella, storm, flood, flooded, flooding, full of water
humidity: humidity, humid
sea-temperature: sea temperature, water temperature, sea warm, sea water, swim in the sea, sea cold, warm does the sea, warm is the sea, cold is the sea, sea in
uv: uv, uv index, sunburn, sun cream, sunscreen
forecast: forecast, will it rain, is it raining, going to rain
live-traffic: traffic, traffic jam, jam, jams, congestion, rush hour, stuck in traffic
salik: salik, toll, tolls, toll gate, toll gates, road toll
parking: parking, where can i park, where do i park, where to park, can i park, park my car, park the car, car park, park a car, parked, parkin, street parking, bay, bays, parking bay, parking bays, parking space, parking spot
rent: rent, rents, rental, renting, tenancy, lease, yearly rent
increase: increase, increases, raise, raises, rise, hike, put up, go up, goes up, raising
rent-index: rental index, rent index, rera index, market rent, index value, rera calculator, smart rental index, index
peak: peak, peak time, peak hours, peak hour, rush
free: free, free of charge, no charge, without charge, for nothing, costs nothing, cost nothing, gratis, without paying
dirham: dirham, dirhams, aed, dh, dhs
restaurant: restaurant, restaurants, eat, eats, food, dinner, lunch, dine, dining, eatery, meal
cafe: cafe, cafes, café, coffee, coffee shop, coffee shops
place: place, places, attraction, attractions, sight, sights, sightseeing, things to see
landlord: landlord, landlady, my owner, home owner
assistant: ayyan, yourself, this assistant, the assistant, this bot, chatbot, real person, human, robot, bot, who are you, what are you, are you a, help me with, what can you do, what can you help, what do you do, a human being, chatgpt, talking to a person, live agent
here: this page, this place, this service, this article, this event, it, its, there, this one, that, they, them
`;

const FUNCTION_WORDS =
  'a an the of to in on at for from with by and or but if is are was were be been am do does did can could will would shall ' +
  'should may might must have has had i me my mine we us our he she his her him their the these those there here as into than ' +
  'then so not no yes please thanks thank hello hi hey dear sir madam also just only very really too much many more less ' +
  'what which who whom whose when where why how that this it its they them you your want wants would like know tell say ' +
  'dubai uae emirates city give get gets got getting go going goes make makes use using used need needs let lets new whole ' +
  'someone somebody anyone anything something everything one ones two three still already ever never always usually ' +
  'about per each every any some all both between during while because since without within out up down over under off ' +
  "currently exactly approximately roughly around actually maybe perhaps currently i'm im i've ive i'd don't dont doesn't " +
  "isn't what's whats it's question ask asking help info information details detail dubai's happen happens happened " +
  'different friendly type types kind kinds sort and what how about really current currently local person people';

/** How users write English. */
export const lexicon = {
  /** `sense: form, form` line by line. */
  forms: `${QUESTION_SENSES}${TIMES}${TOPICS}`,
  functionWords: FUNCTION_WORDS,
};
