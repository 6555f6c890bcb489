/** sampleNotes show every form that notes may have. */
export const sampleNotes = `# The water cycle

Water goes round and round: from the sea into the air, down on the land, and back.

## The way of the water, a cycle

1. Evaporation: the sun turns water of the sea into vapour.
2. Condensation: the vapour cools and becomes droplets of a cloud.
3. Precipitation: the droplets fall as rain or snow.
4. Run-off: the water flows over the land back to the sea.

## Which state is it?

### Liquid

- Rain
- Dew
- River

### Solid

- Snow
- Hail
- Glacier

## Words to know

- Vapour: water as a gas, which cannot be seen.
- Cloud: droplets so small that they float.
- Groundwater: water between grains and stones below our feet.
- Spring: where groundwater comes to light.

## Mix-ups

- Vapour / Cloud: A cloud can be seen, so it is droplets. Vapour cannot.
- Evaporation / Condensation: Evaporation makes a gas of a liquid, condensation a liquid of a gas.
`;
