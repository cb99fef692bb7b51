-- How a scale speaks over the serial line of its poste; without a protocol it types, or somebody does.
alter table atelier.scale
  add column protocol text check (protocol in ('mt_sics', 'mettler_8217', 'ascii_stream')),
  add column baud int check (baud between 300 and 115200),
  add column data_bits smallint check (data_bits in (7, 8)),
  add column parity text check (parity in ('none', 'even', 'odd')),
  add column stop_bits smallint check (stop_bits in (1, 2)),
  add column pattern text check (char_length(pattern) between 1 and 200),
  add constraint scale_speaks check (
    num_nulls(protocol, baud, data_bits, parity, stop_bits) in (0, 5)
    and (pattern is not null) = (protocol is not distinct from 'ascii_stream'));
